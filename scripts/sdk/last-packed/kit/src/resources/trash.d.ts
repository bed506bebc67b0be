import { type TrashItem } from '@portal/contract/trash';
export declare const trashResource: import("@portal/runtime").Resource<import("@portal/contract/fields").RecordOf<{
    readonly kind: {
        readonly kind: 'word';
        readonly wire: 'tipo';
        readonly words: {
            readonly offer: 'oferta';
            readonly offerSkill: 'conocimiento_oferta';
            readonly offerQuestion: 'pregunta_oferta';
            readonly offerLanguage: 'idioma_oferta';
            readonly question: 'pregunta';
            readonly skill: 'conocimiento';
            readonly language: 'idioma';
            readonly person: 'persona';
        };
    };
    readonly id: {
        readonly kind: 'id';
        readonly wire: 'id';
    };
    readonly name: {
        readonly kind: 'plain';
        readonly wire: 'nombre';
        readonly max: number;
    };
    readonly offerTitle: {
        readonly kind: 'plain';
        readonly wire: 'oferta';
        readonly max: 150;
        readonly isOptional: true;
    };
    readonly deletedBy: {
        readonly kind: 'plain';
        readonly wire: 'eliminado_por';
        readonly max: number;
        readonly isOptional: true;
    };
    readonly deletedAt: {
        readonly kind: 'moment';
        readonly wire: 'fecha_eliminacion';
    };
    readonly daysLeft: {
        readonly kind: 'integer';
        readonly wire: 'dias_restantes';
    };
}>[]>;
export declare const restoreFromTrash: (item: TrashItem) => Promise<string>;
