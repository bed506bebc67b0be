import * as v from 'valibot';

/** Device names of Windows, reserved with any extension. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

const isModule = (name: string) => /^[\w-]([\w.-]*[\w-])?$/.test(name) && !devices.test(name);

/** True for a file or folder name that every system accepts. */
const isFile = (name: string) =>
  /^(?!\.)[^\\/:*?"<>|%#\p{Cc}]+(?<![. ])$/u.test(name) && !devices.test(name);

/**
 * Longest path in characters, so that every file system still accepts the names with their
 * additions.
 */
const longest = 150;

/** Path of a module below a folder: letters, digits, `_`, `-` and `.`, with `/` between folders. */
export const portablePath = v.pipe(
  v.string(),
  v.maxLength(longest),
  v.check(
    (path) => path.split('/').every(isModule),
    'un nombre de letras sin tilde, cifras, «_», «-» o «.», con «/» entre carpetas',
  ),
);

/** Path of a file below a folder, in characters that every system and every URL accepts. */
export const filePath = v.pipe(
  v.string(),
  v.maxLength(longest),
  v.check(
    (path) => path.split('/').every(isFile),
    'el nombre de un archivo sin «\\», «:», «*», «?», «"», «<», «>», «|», «%» ni «#», que no empiece ni termine en punto',
  ),
);
