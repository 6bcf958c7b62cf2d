// Package library is Discord's library with its faults mended, so that what is mended here can
// go when the library is. It knows nothing of the bot. Each file says which fault it mends:
//
//   - link.go: the library locks up, identifies at once or crashes on messages that a gateway
//     may send (a request to reconnect before READY, an acknowledgement before READY, an event that
//     it does not know), and does not notice that a gateway has fallen silent, or that RESUMED
//     answers a session that is to begin. A link looks at what comes in first, and ends with an error
//     where the library would have come to harm.
//   - frames.go: the library takes its connection itself, so that a link sees a stream of frames
//     in place of messages, and has to find these.
//   - gatewayat.go: the library dials the address it first knew, not the one where the gateway
//     wants the session resumed, and asks for an address at one of its own choosing with the
//     token it was given.
//   - transport.go: the library sends the token wherever an address or a redirect says; here one
//     host is reached and no other.
//   - session.go: the library reconnects, retries, keeps a state and logs tokens by itself, and
//     has the version of the API in a variable for all; a session is made without any of that.
package library
