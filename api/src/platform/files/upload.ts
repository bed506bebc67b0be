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

/** Registers routes that take files. Others avoid the cost of the multipart parser. */
export const addUploadRoutes = (app: App, addTo: (scope: App) => void) =>
  app.register(async (scope: App) => {
    await scope.register(multipart, { limits });
    addTo(scope);
  });

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
    // The parser's own errors carry no status.
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
    // Without a chosen file, a form sends an unnamed, empty one.
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
  // Frees the bytes before the sender disconnects.
  signal.addEventListener('abort', () => part.file.destroy(), { once: true });
  const bytes = await part.toBuffer();
  return { name: shownName(formFileName(part.filename)), type: part.mimetype, bytes };
}
