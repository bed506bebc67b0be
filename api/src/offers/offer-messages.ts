export const offerMissing = 'La oferta no existe o ya no está disponible.';
