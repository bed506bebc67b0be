import type { Elements } from '@portal/kit/ui/elements';

type PersonProps = {
  /** Where the person stands, and how tall against 37 units; a negative scale looks to the left. */
  at: readonly [x: number, y: number, scale?: number];
  skin: string;
  coat: string;
  /** What the person carries. */
  children?: Elements;
};

/** One of the people of the scenes. */
export function Person({ at: [x, y, scale = 1], skin, coat, children }: PersonProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale} ${Math.abs(scale)})`}>
      <circle cy={-31} r={6} fill={skin} />
      <path d="M-9 0v-13a9 9 0 0 1 18 0V0z" fill={coat} />
      {children}
    </g>
  );
}
