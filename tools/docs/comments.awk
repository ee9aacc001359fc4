# Turns the plain comments of a public header into comments of Doxygen. The number of lines stays the same.
#   - A block of // lines belongs to the declaration below it. At the top of the file it belongs to the file.
#   - A // after code belongs to that code, with the // lines that continue it in the same column.
#   - A comment between /* and */ in a C header is treated alike.
#   - Private members are left out.
function tail_of(line) { return match(line, /[^ \t].*[ \t]\/\/ /) ? RSTART + RLENGTH - 3 : 0 }
/^private:/ { hidden = 1 }
/^};/ { hidden = 0 }
hidden { print ""; next }
FNR == 1 && /^\/\*/ { sub(/^\/\*/, "/** \\file\n *"); print; next }
/^#pragma once/ { print "/// \\file"; after = 0; next }
/^[ \t]*\/\/( |$)/ {
    column = index($0, "//")
    if (after && column == after) sub(/\/\//, "///<")
    else { sub(/\/\//, "///"); after = 0 }
    print
    next
}
/^[ \t]*\/\* / { sub(/\/\*/, "/**"); print; after = 0; next }
{
    after = 0
    if ($0 !~ /^ *}/ && (place = tail_of($0))) {
        after = place
        $0 = substr($0, 1, place - 1) "///<" substr($0, place + 2)
    }
    print
}
