// What is wrong with a record or a file, in the reader's language.
#pragma once

#include <string>
#include <string_view>
#include <system_error>

#include "bornes/record.h"
#include "words.h"

namespace bornes::words {

// One sentence, in lower case and without a full stop: "there is no card `rol`". For a broken rule,
// it is the sentence of that rule.
std::string describe(const Voice& voice, const TextFault& fault);
// In the form "FILE:LINE:COLUMN: why".
std::string describe(const Voice& voice, const RecordFault& fault, std::string_view file);
// Why the system refused something: "No such file or directory". A reason without an entry
// `error.why.*` comes in the words of the system.
std::string describe(const Voice& voice, std::error_code why);

}  // namespace bornes::words
