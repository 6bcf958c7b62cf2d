package bot

import "time"

// WithGap shortens the gap between identifies.
func (c Config) WithGap(d time.Duration) Config {
	c.identifyGap = d
	return c
}
