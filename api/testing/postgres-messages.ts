const int16 = (number: number) => Buffer.from([number >> 8, number & 255]);
const int32 = (number: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(number);
  return bytes;
};
const text = (content: string) => Buffer.from(`${content}\0`);

function message(type: string, ...parts: Buffer[]) {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
}

const ready = () => message('Z', Buffer.from('I'));
const column = (name: string) =>
  Buffer.concat([
    text(name),
    int32(0),
    int16(0),
    int32(typeOf(name)),
    int16(-1),
    int32(-1),
    int16(0),
  ]);
/** Types of columns that are not text. */
const typeOf = (name: string) => ({ isReadOnly: 16, process: 23 })[name] ?? 25;
const value = (content: string) => Buffer.concat([int32(content.length), Buffer.from(content)]);

/** Answers a query with a single row. */
export const answerOf = (row: Record<string, string>) =>
  Buffer.concat([
    message('T', int16(Object.keys(row).length), ...Object.keys(row).map(column)),
    message('D', int16(Object.keys(row).length), ...Object.values(row).map(value)),
    message('C', text('SELECT 1')),
    ready(),
  ]);

export const welcome = (process: number) =>
  Buffer.concat([message('R', int32(0)), message('K', int32(process), int32(1)), ready()]);

export type Refusal = { code: string; routine?: string; message?: string };

export const errorResponse = ({ code, routine = '', message: words = 'no' }: Refusal) =>
  message('E', text('SFATAL'), text(`C${code}`), text(`M${words}`), text(`R${routine}`), text(''));
