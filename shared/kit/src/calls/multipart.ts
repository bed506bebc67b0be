/** Returns a `multipart/form-data` body with one part for each field, for `http.post`. */
export function multipart(fields: Record<string, string | File>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
}
