export declare const privacyRequestsPageResource: (query: import("@portal/contract/request-query").RequestQuery) => import("@portal/runtime").Resource<import("@portal/contract/page-of").PageOf<import("@portal/contract/fields").RecordOf<{
    readonly receivedAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha';
    };
    readonly answeredAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha_atencion';
        readonly isOptional: true;
    };
    readonly kind: {
        readonly kind: 'word';
        readonly wire: 'tipo';
        readonly words: {
            readonly access: 'acceso';
            readonly rectification: 'rectificacion';
            readonly erasure: 'eliminacion';
        };
    };
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
    readonly code: {
        readonly kind: 'plain';
        readonly wire: 'codigo_postulacion';
        readonly max: 40;
    };
    readonly details: {
        readonly kind: 'plain';
        readonly wire: 'detalle';
        readonly max: 2000;
    };
    readonly id: {
        readonly kind: 'id';
        readonly wire: 'id_solicitud';
    };
    readonly applicantId: {
        readonly kind: 'id';
        readonly wire: 'id_aplicantes';
        readonly isOptional: true;
    };
    readonly isCodeRight: {
        readonly kind: 'flag';
        readonly wire: 'codigo_correcto';
    };
}>>>, markPrivacyRequest: (id: number, isAnswered: boolean) => Promise<import("@portal/contract/fields").RecordOf<{
    readonly receivedAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha';
    };
    readonly answeredAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha_atencion';
        readonly isOptional: true;
    };
    readonly kind: {
        readonly kind: 'word';
        readonly wire: 'tipo';
        readonly words: {
            readonly access: 'acceso';
            readonly rectification: 'rectificacion';
            readonly erasure: 'eliminacion';
        };
    };
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
    readonly code: {
        readonly kind: 'plain';
        readonly wire: 'codigo_postulacion';
        readonly max: 40;
    };
    readonly details: {
        readonly kind: 'plain';
        readonly wire: 'detalle';
        readonly max: 2000;
    };
    readonly id: {
        readonly kind: 'id';
        readonly wire: 'id_solicitud';
    };
    readonly applicantId: {
        readonly kind: 'id';
        readonly wire: 'id_aplicantes';
        readonly isOptional: true;
    };
    readonly isCodeRight: {
        readonly kind: 'flag';
        readonly wire: 'codigo_correcto';
    };
}>>, deletePrivacyRequest: (id: number) => Promise<string>;
