// Package talk holds what a transport and the desk say to each other, whatever carries it: the
// bot, the console and the command line alike. It knows nothing of rulings.
//
// request.go is what a transport brings and reply.go what it is answered, with what has room under it, and what
// is sent unasked; service.go is all that a transport needs. page.go lays long ones out on pages, tree.go is the choices of a question as a picture shows them, or words.
// sentences.go has what is said of these.
package talk
