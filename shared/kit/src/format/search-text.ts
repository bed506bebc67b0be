/** Text as it is compared in searches: neither case nor accents count, so that «jose» finds «José». */
export const searchText = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
