import * as v from 'valibot';

/**
 * An object whose other entries are kept as they are: a later version of these tools may have written them. The
 * type names those that this version knows.
 */
export const open = <const Entries extends v.ObjectEntries>(
  entries: Entries,
): v.GenericSchema<unknown, v.InferOutput<v.ObjectSchema<Entries, undefined>>> =>
  v.pipe(
    v.looseObject(entries),
    v.transform((read): v.InferOutput<v.ObjectSchema<Entries, undefined>> => read),
  );
