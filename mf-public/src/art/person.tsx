import type { Elements } from '@portal/kit/ui/elements';

type PersonProps = {
  /** Position and scale; at scale 1 the person is 37 units tall. A negative scale faces left. */
  at: readonly [x: number, y: number, scale?: number];
  skin: string;
  coat: string;
  children?: Elements;
};

export function Person({ at: [x, y, scale = 1], skin, coat, children }: PersonProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale} ${Math.abs(scale)})`}>
      <circle cy={-31} r={6} fill={skin} />
      <path d="M-9 0v-13a9 9 0 0 1 18 0V0z" fill={coat} />
      {children}
    </g>
  );
}
