// Writes the files that are made from the messages and from the engine's vocabulary:
// bornes_schema [REPOSITORY]
#include <filesystem>
#include <fstream>
#include <iostream>

#include "protocol/schema.h"

int main(int count, char** arguments) {
    const std::filesystem::path root = count > 1 ? arguments[1] : ".";
    for (const bornes::protocol::MadeFile& file : bornes::protocol::made_files()) {
        std::filesystem::create_directories((root / file.path).parent_path());
        std::ofstream out(root / file.path, std::ios::binary);
        out << file.text;
        if (!out.flush()) {
            std::cerr << "bornes_schema: " << file.path << " cannot be written in " << root << '\n';
            return 1;
        }
    }
    return 0;
}
