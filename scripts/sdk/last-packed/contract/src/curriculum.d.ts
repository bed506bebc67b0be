import * as v from 'valibot';
export declare const maxCurriculumBytes = 3145728;
export declare const curriculumNotPdf: string;
export declare const curriculumTooBig: string;
export declare const curriculumMissing: string;
export declare const curriculumFile: v.SchemaWithPipe<readonly [v.UndefinedableSchema<v.FileSchema<"Debes subir tu currículum.">, undefined>, v.FileSchema<"Debes subir tu currículum.">, v.CheckAction<File, "El archivo debe ser un PDF.">, v.CheckAction<File, "El archivo no debe superar los 3MB.">]>;
