import type { RecordOf } from './fields';
import { applicationStatusFields } from './job-application-fields';
export type ApplicationStatus = RecordOf<typeof applicationStatusFields>;
export declare const initialApplicationStatusId = 1;
export declare const applicationStatusWire: import("valibot").ObjectSchema<{
    [k: string]: import("valibot").NullishSchema<import("valibot").GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">;
export declare const applicationStatusFromWire: import("valibot").SchemaWithPipe<readonly [import("valibot").ObjectSchema<{
    [k: string]: import("valibot").NullishSchema<import("valibot").GenericSchema, {} | undefined>;
}, "Los datos enviados no son válidos.">, import("valibot").TransformAction<Readonly<Record<string, unknown>>, RecordOf<{
    readonly id: {
        readonly kind: 'id';
        readonly wire: "id_estado_aplicante";
    };
    readonly name: {
        readonly kind: 'text';
        readonly wire: "estado_aplicante";
        readonly label: string;
        readonly max: 255;
        readonly required: string;
    };
}>>]>;
export declare const applicationStatusToWire: (record: RecordOf<{
    readonly id: {
        readonly kind: 'id';
        readonly wire: "id_estado_aplicante";
    };
    readonly name: {
        readonly kind: 'text';
        readonly wire: "estado_aplicante";
        readonly label: string;
        readonly max: 255;
        readonly required: string;
    };
}>) => import("./fields").Loose;
