#!/usr/bin/env bash
# The documentation site: Doxygen and MkDocs run without a warning, every public function has a
# comment, and every link inside the site works. The checks themselves are tested too.
# shellcheck source=tools/stage.sh
source "$(dirname "$0")/../stage.sh"

build docs -- bornes_docs
site=build/docs/site
figure "documentation: $(find "$site" -name '*.html' | wc -l) pages, every link inside the site leads somewhere"

# Both checks must find faults: two broken links and two pages that need a network in a site, and a
# function without a comment.
wrong=build/docs/wrong
rm -rf "$wrong"
mkdir -p "$wrong"
cat >"$wrong/index.html" <<'HTML'
<a href="gone.html">a</a><a href="#nowhere">b</a><a href="#here" id="here">c</a><a href="https://example.org">d</a>
<script src="https://example.org/e.js"></script><pre class="mermaid">f</pre>
HTML
if found=$(tools/docs/check_links.py "$wrong") || [[ $(wc -l <<<"$found") != 4 ]]; then
  echo "docs: check_links.py must find two broken links and two loads from a network, and found: $found"
  exit 1
fi
cat >"$wrong/one.xml" <<'XML'
<doxygen><compounddef kind="file"><sectiondef>
  <memberdef kind="function" id="a" prot="public"><name>a</name><briefdescription/></memberdef>
  <memberdef kind="function" id="b" prot="public"><name>b</name><briefdescription>Does it.</briefdescription></memberdef>
</sectiondef></compounddef></doxygen>
XML
if found=$(tools/docs/check_contracts.py "$wrong") || [[ $found != "?: a has no comment" ]]; then
  echo "docs: check_contracts.py must find one function without a comment, and found: $found"
  exit 1
fi
count 3 0
