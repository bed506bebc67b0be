export type Shape = readonly [fill: string, outline: string];

export const Shapes = ({ of }: { of: readonly Shape[] }) =>
  of.map(([fill, outline]) => <path key={outline} fill={fill} d={outline} />);
