package web

import (
	"net/http"
	"net/netip"
	"slices"
	"strings"
)

// forwardedFor is the header in which proxies tell for whom they ask, the nearest last.
const forwardedFor = "X-Forwarded-For"

// network is how much of a long address is somebody's own: who has one has all of these.
const network = 64

// clientOf is the address that a request counts for: the one that sent it, or, where that
// is a proxy of the operator's own, the last one that the proxy did not add itself. What
// anybody else tells of addresses is not believed.
func clientOf(r *http.Request, proxies []netip.Prefix) string {
	peer, err := netip.ParseAddrPort(r.RemoteAddr)
	if err != nil {
		return "" // without one all share a pace
	}
	at := peer.Addr().Unmap()
	told := strings.Split(strings.Join(r.Header.Values(forwardedFor), ","), ",")
	for _, one := range slices.Backward(told) {
		if !among(proxies, at) {
			break
		}
		before, err := netip.ParseAddr(strings.TrimSpace(one))
		if err != nil {
			break
		}
		at = before.Unmap()
	}
	if at.Is6() {
		if whole, err := at.WithZone("").Prefix(network); err == nil {
			return whole.String()
		}
	}
	return at.String()
}

// among reports whether an address is one of a list's.
func among(list []netip.Prefix, at netip.Addr) bool {
	return slices.ContainsFunc(list, func(p netip.Prefix) bool { return p.Contains(at) })
}
