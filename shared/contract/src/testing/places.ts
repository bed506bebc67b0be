export const chile = { id: 3, name: 'Chile' };
export const peru = { id: 11, name: 'Perú' };
export const santiago = { id: 31, name: 'Santiago', country: chile };
export const lima = { id: 51, name: 'Lima', country: peru };
