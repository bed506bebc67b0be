/** A small file with the marks that the server looks for in a PDF, and bytes of its own. */
export const curriculum = (content: string) =>
  Buffer.from(`%PDF-1.4\n% ${content}\n%âãÏÓ\ntrailer\n<< >>\n%%EOF\n`);
