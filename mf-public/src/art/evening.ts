export const evening = {
  bg: 'ink',
  backgroundImage: 'radial-gradient(56% 70% at 76% 44%, #163C75 0%, rgba(11, 31, 58, 0) 100%)',
  color: 'white',
  overflow: 'hidden',
};
