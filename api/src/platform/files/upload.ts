import multipart, { type Multipart } from '@fastify/multipart';
import { maxCurriculumBytes } from '@portal/contract/curriculum';
import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app-type';
import { badRequest } from '../problem/problem';
import { storableProblem } from '../http/storable';
import { encodedFileNames } from './encoded-file-names';
import { formFileName, shownName } from './shown-name';

export type UploadedFile = { name: string; type: string; bytes: Buffer };
export type Upload = { fields: Record<string, string>; file: UploadedFile | undefined };

const limits = {
  fileSize: maxCurriculumBytes,
  files: 1,
  fields: 10,
  fieldSize: 10_000,
  parts: 12,
};

/** Routes that take files; those of others need not pay for what reading them takes. */
export const addUploadRoutes = (app: App, addTo: (scope: App) => void) =>
  app.register(async (scope: App) => {
    await scope.register(multipart, { limits });
    addTo(scope);
  });

/** Reads a multipart body whole, within the limits, unless it is given up before. */
export async function readUpload(
  request: FastifyRequest,
  fileField: string,
  signal: AbortSignal,
): Promise<Upload> {
  if (!request.isMultipart()) throw badRequest('La solicitud debe ser multipart/form-data.');
  const encoded = encodedFileNames(request.raw, request.headers['content-type']);
  try {
    const { fields, file } = await readParts(request, fileField, signal);
    const name = encoded.names.get(fileField);
    return { fields, file: file && name ? { ...file, name: shownName(name) } : file };
  } catch (error) {
    // The parser's own errors, of a body that is cut off or malformed, carry no status.
    if (isWithStatus(error)) throw error;
    throw badRequest('El formulario llegó incompleto o dañado.');
  } finally {
    encoded.stop();
  }
}

async function readParts(
  request: FastifyRequest,
  fileField: string,
  signal: AbortSignal,
): Promise<Upload> {
  const fields: Record<string, string> = {};
  let file: UploadedFile | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = textOf(part);
    // A form sends an unnamed, empty file where none was chosen.
    else if (part.fieldname === fileField && part.filename) file = await readFile(part, signal);
    else part.file.resume();
  }
  const problem = storableProblem(fields);
  if (problem !== undefined) throw badRequest(problem);
  return { fields, file };
}

const isWithStatus = (error: unknown) =>
  typeof error === 'object' && error !== null && ('statusCode' in error || 'status' in error);

type FieldPart = Extract<Multipart, { type: 'field' }>;
type FilePart = Extract<Multipart, { type: 'file' }>;

const textOf = ({ value }: FieldPart) => (typeof value === 'string' ? value : '');

async function readFile(part: FilePart, signal: AbortSignal): Promise<UploadedFile> {
  // What has come in is let go at once, not when its sender goes.
  signal.addEventListener('abort', () => part.file.destroy(), { once: true });
  const bytes = await part.toBuffer();
  return { name: shownName(formFileName(part.filename)), type: part.mimetype, bytes };
}
