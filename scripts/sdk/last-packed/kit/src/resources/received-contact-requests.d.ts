import { type ReceivedContactRequest } from '@portal/contract/received-contact-request';
import type { RequestQuery } from '@portal/contract/request-query';
export declare const contactRequestsPageResource: (query: RequestQuery) => import("@portal/runtime").Resource<import("@portal/contract/page-of").PageOf<import("@portal/contract/fields").RecordOf<{
    readonly name: {
        readonly kind: 'plain';
        readonly wire: 'nombre';
        readonly max: 255;
    };
    readonly email: {
        readonly kind: 'plain';
        readonly wire: 'email';
        readonly max: 254;
    };
    readonly phone: {
        readonly kind: 'plain';
        readonly wire: 'celular';
        readonly max: 40;
    };
    readonly description: {
        readonly kind: 'plain';
        readonly wire: 'descripcion';
        readonly max: 4000;
    };
    readonly receivedAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha';
    };
    readonly answeredAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha_atencion';
        readonly isOptional: true;
    };
    readonly id: {
        readonly kind: 'id';
        readonly wire: 'id_contacto';
    };
}>>>, markContactRequest: (id: number, isAnswered: boolean) => Promise<import("@portal/contract/fields").RecordOf<{
    readonly name: {
        readonly kind: 'plain';
        readonly wire: 'nombre';
        readonly max: 255;
    };
    readonly email: {
        readonly kind: 'plain';
        readonly wire: 'email';
        readonly max: 254;
    };
    readonly phone: {
        readonly kind: 'plain';
        readonly wire: 'celular';
        readonly max: 40;
    };
    readonly description: {
        readonly kind: 'plain';
        readonly wire: 'descripcion';
        readonly max: 4000;
    };
    readonly receivedAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha';
    };
    readonly answeredAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha_atencion';
        readonly isOptional: true;
    };
    readonly id: {
        readonly kind: 'id';
        readonly wire: 'id_contacto';
    };
}>>, deleteContactRequest: (id: number) => Promise<string>;
export declare const readContactRequests: (query: RequestQuery) => Promise<ReceivedContactRequest[]>;
