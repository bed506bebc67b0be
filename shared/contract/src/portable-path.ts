import * as v from 'valibot';

/** What Windows takes for devices, whatever ending they have. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

const isModule = (name: string) => /^[\w-]([\w.-]*[\w-])?$/.test(name) && !devices.test(name);

/** Every system can call a file or a folder so, and takes it for nothing else. */
const isFile = (name: string) =>
  /^(?!\.)[^\\/:*?"<>|%#\p{Cc}]+(?<![. ])$/u.test(name) && !devices.test(name);

/** In characters: with what is added to names of files, no folder has to hold a longer one. */
const longest = 150;

/** A module by its place below a folder, in letters, digits, `_`, `-` and `.`, with `/` between folders. */
export const portablePath = v.pipe(
  v.string(),
  v.maxLength(longest),
  v.check(
    (path) => path.split('/').every(isModule),
    'un nombre de letras sin tilde, cifras, «_», «-» o «.», con «/» entre carpetas',
  ),
);

/** A file by its place below a folder, in the characters that every system and every address can have. */
export const filePath = v.pipe(
  v.string(),
  v.maxLength(longest),
  v.check(
    (path) => path.split('/').every(isFile),
    'el nombre de un archivo sin «\\», «:», «*», «?», «"», «<», «>», «|», «%» ni «#», que no empiece ni termine en punto',
  ),
);
