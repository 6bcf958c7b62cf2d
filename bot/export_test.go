package bot

import "time"

// WithGap shortens the gap between identifies.
func (c Config) WithGap(d time.Duration) Config {
	c.identifyGap = d
	return c
}

// WithOpenLimit shortens how long a handshake may take.
func (c Config) WithOpenLimit(d time.Duration) Config {
	c.openLimit = d
	return c
}
