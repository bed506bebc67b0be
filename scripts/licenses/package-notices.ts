import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { mergeNotices, type Notice } from '@portal/releases/notices';
import * as v from 'valibot';
import { isAllowed } from './allowed-licenses';

/** Undefined for the project's own files. */
export const packageFolderOf = (file: string) =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0];

/** With duplicates. The paths in esbuild's metafile are relative to `from`. */
export const packageFoldersIn = ({ inputs }: Metafile, from: string) =>
  Object.keys(inputs).flatMap((source) => packageFolderOf(join(from, source)) ?? []);

/** Fails if a package has no licence or one that is not allowed. */
export function noticesOf(folders: Iterable<string>): readonly Notice[] {
  const notices = mergeNotices([...new Set(folders)].map(readNotice));
  const faults = notices.flatMap(faultOf);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return notices;
}

function faultOf({ name, version, license }: Notice) {
  const which = `El paquete ${name} ${version}`;
  if (license === '') {
    return [`${which} no dice qué licencia tiene, así que no se puede usar; usa otro.`];
  }
  if (isAllowed(name, license)) return [];
  return [
    `${which} tiene la licencia ${license}, que no está entre las que se admiten; usa otro, o haz que el proyecto la admita en scripts/licenses/allowed-licenses.ts.`,
  ];
}

const person = v.union([v.string(), v.looseObject({ name: v.string() })]);

const packageFile = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({
    name: v.string(),
    version: v.optional(v.string(), ''),
    license: v.optional(v.unknown()),
    author: v.optional(person),
    repository: v.optional(v.union([v.string(), v.looseObject({ url: v.string() })])),
  }),
);

type PackageFile = v.InferOutput<typeof packageFile>;

function readNotice(folder: string): Notice {
  const about = v.parse(packageFile, readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, version, license } = about;
  const texts = legalFiles(folder).map((file) => readText(join(folder, file)));
  return {
    name,
    version,
    license: typeof license === 'string' ? license : '',
    text: texts.length > 0 ? texts.join('\n\n') : describeSource(about, folder),
  };
}

const legalName = /^(licen[cs]e|copying|notice|copyright|third-?party)/i;
const isText = (name: string) =>
  legalName.test(name) && !/\.([cm]?[jt]sx?|json|map|html)$/i.test(name);

/** Also looks one folder deeper, for the licences of included third-party parts. */
function legalFiles(folder: string, isInner = false): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .flatMap((entry) => {
      if (entry.isFile()) return isText(entry.name) ? [entry.name] : [];
      if (isInner || !entry.isDirectory() || entry.name === 'node_modules') return [];
      return legalFiles(join(folder, entry.name), true).map((file) => join(entry.name, file));
    })
    .toSorted();
}

const readText = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll(/[\t ]*\r?\n/g, '\n')
    .trim();

/** Without a licence file, the notice names the author and the repository and quotes the README. */
function describeSource({ author, repository }: PackageFile, folder: string) {
  const who = typeof author === 'string' ? author : author?.name;
  const where = typeof repository === 'string' ? repository : repository?.url;
  return [
    'El paquete no trae un archivo con su licencia.',
    ...(who ? [`Autor: ${who}`] : []),
    ...(where ? [`Fuente: ${where}`] : []),
    ...saidOfLicense(folder),
  ].join('\n');
}

/** Matches the text from the licence heading to the next heading. */
const licensePart = /^(?:#+ *)?licen[cs]e:?\n(?:[-=]+\n)?([^]*?)(?=^#|(?![^]))/im;

function saidOfLicense(folder: string) {
  const file = readdirSync(folder).find((name) => /^readme(\.\w+)?$/i.test(name));
  const part = file && licensePart.exec(readText(join(folder, file)))?.[1]?.trim();
  return part ? ['', part] : [];
}
