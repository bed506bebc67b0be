export type Look = { skin: string; hair: string; coat: string };

/** A person in a window of 60 by 84. */
export function Face({ skin, hair, coat }: Look) {
  return (
    <>
      <path d="M12 84V72a18 18 0 0 1 36 0v12z" fill={coat} />
      <circle cx={30} cy={42} r={12} fill={skin} />
      <path d="M17 42c-1-12 6-17 13-17s14 5 13 17c-3-7-8-9-13-9s-10 2-13 9z" fill={hair} />
    </>
  );
}
