// Package talk holds what a transport and the desk say to each other, whatever carries it: the
// bot, the console and the command line alike. It knows nothing of rulings.
//
// request.go is what a transport brings and all that it needs, and reply.go what it is answered, with what has room under it, and what
// is sent unasked. page.go lays long ones out on pages, tree.go is the choices of a question as a picture shows them, or words.
package talk
