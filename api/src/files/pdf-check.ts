/** Where readers look for the marks: some files have a few bytes before or after. */
const reach = 1024;

/** Whether the bytes are a PDF, whatever the file is called (reading T10). */
export const looksLikePdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, reach).includes('%PDF-') && bytes.subarray(-reach).includes('%%EOF');
