import * as v from 'valibot';

/**
 * Object schema that keeps unknown entries, because a later version of these tools may have written
 * them. The type has only the known ones.
 */
export const open = <const Entries extends v.ObjectEntries>(
  entries: Entries,
): v.GenericSchema<unknown, v.InferOutput<v.ObjectSchema<Entries, undefined>>> =>
  v.pipe(
    v.looseObject(entries),
    v.transform((read): v.InferOutput<v.ObjectSchema<Entries, undefined>> => read),
  );
