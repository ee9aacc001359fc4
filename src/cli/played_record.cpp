#include "played_record.h"

#include "failure.h"
#include "input.h"

namespace bornes::cli {

PlayedRecord read_played_record(const std::string& file) {
    LineInput input(file);
    RecordReader reader;
    std::vector<Board> hands;
    while (const auto line = input.next()) {
        const RecordReader::Step step = reader.feed(*line);
        if (step == RecordReader::Step::fault)
            throw InputFault(to_text(*reader.fault(), input.name()));
        if (step == RecordReader::Step::dealt) hands.emplace_back();
        if (step != RecordReader::Step::nothing) hands.back() = reader.position()->board;
    }
    return {reader.record(), std::move(hands)};
}

}  // namespace bornes::cli
