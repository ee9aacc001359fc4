// The folders of src, lowest first: a file may use its own folder and those before it (docs/web.md). A new folder gets
// its place here.
export const folders = [
  'words',
  'engine',
  'app',
  'art',
  'online',
  'game',
  'worker',
  'library',
  'solo',
  'table',
  'lesson',
  'review',
  'stats',
  'replay',
  'room',
  'print',
  'home',
  'keeper',
  'guide',
  'embed',
  'puzzle',
];

export const above = (folder) => folders.slice(folders.indexOf(folder) + 1);
