/**
 * Has the browser save an answer, and nobody keep it on the way. The name is one of ours, of letters,
 * digits, `-` and `.`: a name that somebody chose could pose as another kind of file.
 */
export const downloadHeaders = (fileName: string) => ({
  'content-disposition': `attachment; filename="${fileName}"`,
  'cache-control': 'private, no-store',
});
