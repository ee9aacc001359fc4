// Checks the catalogue, lists what languages lack, and makes C++ from it.
#include <fstream>
#include <iostream>
#include <iterator>

#include "generate.h"

namespace {

constexpr const char* kUsage =
    "usage: words FOLDER [OUT.h OUT.cpp]\n"
    "Checks FOLDER/*.json, one file per language, and lists the keys that a language lacks:\n"
    "players read those in English. With OUT.h and OUT.cpp, writes the catalogue as C++.\n";

void list_missing(const std::vector<bornes::words::Catalogue>& catalogues) {
    for (const auto& language : catalogues) {
        const auto missing = missing_keys(catalogues.front(), language);
        for (const std::string& key : missing)
            std::cout << language.place << ": " << key << " is missing\n";
        std::cout << language.place << ": " << language.name << ", " << missing.size()
                  << " keys missing\n";
    }
}

// Does not touch a file that already has this text, so that nothing is rebuilt.
bool write(const char* path, const std::string& text) {
    std::ifstream before(path, std::ios::binary);
    if (before && std::string(std::istreambuf_iterator<char>(before), {}) == text) return true;
    std::ofstream file(path, std::ios::binary);
    file << text;
    file.flush();
    if (file) return true;
    std::cerr << "words: " << path << " cannot be written: check that its folder exists\n";
    return false;
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 2 && count != 4) {
        std::cerr << kUsage;
        return 2;
    }
    bornes::words::Faults faults;
    const auto catalogues = bornes::words::read_folder(arguments[1], faults);
    if (faults.empty()) bornes::words::check(catalogues, faults);
    for (const std::string& fault : faults) std::cerr << fault << '\n';
    if (!faults.empty()) return 1;
    if (count == 2) {
        list_missing(catalogues);
        return 0;
    }
    const bornes::words::Generated made = bornes::words::generate(catalogues);
    return write(arguments[2], made.header) && write(arguments[3], made.source) ? 0 : 1;
}
