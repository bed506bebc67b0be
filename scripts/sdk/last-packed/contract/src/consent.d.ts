export declare const privacyPolicyVersion = "2026-11-22";
export type ConsentEntry = {
    offerId: number;
    policyVersion: string;
    joinsTalentPool: boolean;
};
export declare const consentEntryToWire: (entry: ConsentEntry) => {
    id_oferta: number;
    version_politica: string;
    bolsa_talento: boolean;
};
