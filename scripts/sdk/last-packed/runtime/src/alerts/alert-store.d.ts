export type AlertKind = 'success' | 'error' | 'warning' | 'info';
export type Alert = {
    kind: AlertKind;
    title: string;
    text: string;
    details?: readonly string[];
    links?: readonly {
        label: string;
        path: string;
    }[];
};
export type ShownAlert = Alert & {
    id: number;
};
export declare function showAlert(alert: Alert): Promise<void>;
export declare function closeAlert(): void;
export declare const useAlert: () => ShownAlert | undefined;
