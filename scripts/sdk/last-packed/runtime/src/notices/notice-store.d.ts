import type { AlertKind } from '../alerts/alert-store';
export type Notice = {
    kind: AlertKind;
    text: string;
    action?: {
        label: string;
        run: () => void;
    };
};
export type ShownNotice = Notice & {
    id: number;
};
export declare function showNotice(notice: Notice): number;
export declare const dismissNotice: (id: number) => void;
export declare const useNotices: () => readonly ShownNotice[];
