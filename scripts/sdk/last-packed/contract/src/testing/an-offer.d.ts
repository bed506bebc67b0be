import { type Offer, type OfferEntry } from '../offer';
export declare const anOffer: (changes?: Partial<Offer>) => Offer;
export declare const entryOf: (offer: Offer) => OfferEntry;
export declare const offerToSave: {
    paises: never[];
    ciudades: never[];
    persona?: {
        id_persona: number;
    };
};
