/** Evening light behind the art of a dark section. */
export const glow = 'radial-gradient(56% 70% at 76% 44%, #163C75 0%, rgba(11, 31, 58, 0) 100%)';
