import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { toolsFolder } from '../applications';
import { packageFoldersIn } from '../licenses/package-notices';
import { writeFileAt } from './package-files';

/** The icon library: 50 MB, of which a package only contains the used icons. */
export const iconLibrary = 'lucide-react';

const place = 'src/icons-in-use';
const imports = new RegExp(`^import (?:type )?\\{([^}]+)\\} from '${iconLibrary}';$`, 'gm');

/**
 * Copies the used icons into the package and changes the imports. Returns the folders of the copied
 * packages.
 */
export async function packIcons(into: string, files: readonly string[]) {
  const names = new Set<string>();
  for (const file of files) {
    const from = readFileSync(join(into, file), 'utf8');
    const path = relative(dirname(file), place).replaceAll('\\', '/');
    const to = from.replaceAll(imports, (line, inBraces: string) => {
      for (const name of inBraces.split(',')) names.add(name.trim().replace(/^type /, ''));
      return line.replace(iconLibrary, path);
    });
    if (to !== from) writeFileAt(join(into, file), to);
  }
  const { kept, types } = readTypes();
  const icons = [...names].filter((name) => !types.includes(name)).toSorted();
  if (icons.length === 0) return [];
  const values = `{ ${icons.join(', ')} }`;
  const { metafile } = await build({
    stdin: { contents: `export ${values} from '${iconLibrary}';`, resolveDir: toolsFolder },
    outfile: join(into, `${place}.js`),
    absWorkingDir: toolsFolder,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    external: ['react'],
    banner: { js: '/* Made of lucide-react; THIRD-PARTY-NOTICES.txt has its licence. */' },
    metafile: true,
  });
  const declared = `declare const ${icons.map((name) => `${name}: LucideIcon`).join(', ')};`;
  writeFileAt(
    join(into, `${place}.d.ts`),
    `${kept}\n${declared}\nexport ${values};\nexport type { ${types.join(', ')} };\n`,
  );
  return packageFoldersIn(metafile, toolsFolder);
}

/** The declarations before the icons. */
function readTypes() {
  const file = join(toolsFolder, 'node_modules', iconLibrary, 'dist/lucide-react.d.ts');
  const [kept = ''] = readFileSync(file, 'utf8').split(/^\/\*\*\n \* @component /m);
  return { kept, types: ['LucideIcon', 'LucideProps'] };
}
