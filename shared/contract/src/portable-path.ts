import * as v from 'valibot';

/** What Windows takes for devices, whatever ending they have. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** Every system can call a file or a folder so, and takes it for nothing else. */
const isPortable = (name: string) => /^[\w-]([\w.-]*[\w-])?$/.test(name) && !devices.test(name);

/** In characters: with what is added to names of files, no folder has to hold a longer one. */
const longest = 150;

/** A file or a module by its place below a folder, in letters, digits, `_`, `-` and `.`, with `/` between folders. */
export const portablePath = v.pipe(
  v.string(),
  v.maxLength(longest),
  v.check(
    (path) => path.split('/').every(isPortable),
    'un nombre de letras sin tilde, cifras, «_», «-» o «.», con «/» entre carpetas',
  ),
);
