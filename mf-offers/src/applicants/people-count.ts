export const peopleCount = (count: number) =>
  `${count} ${count === 1 ? 'aplicante' : 'aplicantes'}`;
