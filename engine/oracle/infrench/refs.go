package infrench

// named is a noun phrase that is a name of the question.
func named(name string) noun { return noun{text: name, name: true} }

// you is the effect's controller: "vous", or a name.
func (p *printer) you() noun {
	if p.n != nil && p.n.You != "" {
		return named(p.n.You)
	}
	return noun{text: "vous", plural: true, you: true}
}

// this is the object the ability is printed on: "~", or a name.
func (p *printer) this() noun {
	if p.n != nil && p.n.This != "" {
		return named(p.n.This)
	}
	return named("~")
}
