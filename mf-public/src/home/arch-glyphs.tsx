/** Colour of the arch's light: bright at night, dark if the arch is lit. */
const spark = { stroke: 'var(--spark)' };
const lamp = { ...spark, fill: 'var(--spark)' };
const coral = { stroke: '#FF8A63', fill: '#E4572E' };

/** Line drawings of the ten arches, one for each slide, 117 by 112. */
export const glyphs = {
  bridge: (
    <>
      <path d="M26 64h64M32 64v38M58 64v38M84 64v38M24 102h68" />
      <circle cx={32} cy={54} r={6} />
      <circle cx={84} cy={54} r={6} />
      <circle {...coral} cx={58} cy={50} r={8} />
    </>
  ),
  person: (
    <>
      <path d="M26 104V84a10 10 0 0 1 20 0v20M70 104V84a10 10 0 0 1 20 0v20" />
      <circle cx={36} cy={62} r={7} />
      <circle cx={80} cy={62} r={7} />
      <path {...lamp} d="M48 104V76a10 10 0 0 1 20 0v28zM50 52a8 8 0 0 1 16 0 8 8 0 0 1-16 0z" />
    </>
  ),
  team: (
    <>
      <path d="M20 92h76M28 92V70M58 92V70M88 92V70" />
      <circle cx={28} cy={58} r={8} />
      <circle cx={88} cy={58} r={8} />
      <circle {...coral} cx={58} cy={58} r={8} />
      <path {...spark} d="M40 80h6M70 80h6" />
    </>
  ),
  code: (
    <>
      <path d="M26 52h26M36 66h34M36 80h18M26 94h40" />
      <path {...spark} d="M62 52h22M80 66h8" />
      <path {...coral} d="M64 80h20" />
    </>
  ),
  tests: (
    <>
      <path d="M58 48 32 58v16c0 16 12 24 26 30 14-6 26-14 26-30V58z" />
      <path {...spark} d="m46 76 9 9 16-17" strokeWidth={4} />
    </>
  ),
  keystone: (
    <>
      <path d="M22 104V84a36 36 0 0 1 72 0v20M40 104V84a18 18 0 0 1 36 0v20" />
      <path {...coral} d="M50 46h16l-4 20h-8z" />
    </>
  ),
  countries: (
    <>
      <circle cx={58} cy={76} r={28} />
      <path d="M30 76h56M58 48c16 16 16 40 0 56M58 48c-16 16-16 40 0 56" />
      <circle {...lamp} cx={46} cy={64} r={3} />
      <circle {...coral} cx={72} cy={86} r={3} />
    </>
  ),
  steps: (
    <>
      <path d="M22 104h20V88h20V72h20V58h14" />
      <circle cx={32} cy={88} r={4} />
      <circle cx={52} cy={72} r={4} />
      <circle {...lamp} cx={72} cy={54} r={6} />
    </>
  ),
  fee: (
    <>
      <path d="M26 92a32 32 0 0 1 64 0M22 102h72" />
      <path {...spark} d="M38 74a28 28 0 0 1 40 0" strokeWidth={5} />
      <path {...coral} d="m58 92 14-22" />
    </>
  ),
  talk: (
    <>
      <path d="M26 54h64v36H58l-16 14V90H26zM38 78h24" />
      <path {...spark} d="M38 66h40" />
    </>
  ),
};
