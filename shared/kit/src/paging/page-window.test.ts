import { pageWindow } from './page-window';

const labels = (page: number, totalPages: number) => {
  const pages = pageWindow(page, totalPages);
  return [pages[0], pages.at(-1)];
};

test.each([
  { page: 1, totalPages: 10, shown: [1, 6] },
  { page: 5, totalPages: 10, shown: [1, 9] },
  { page: 6, totalPages: 10, shown: [2, 10] },
  { page: 10, totalPages: 10, shown: [5, 10] },
  { page: 10, totalPages: 20, shown: [6, 14] },
  { page: 3, totalPages: 5, shown: [1, 5] },
  { page: 1, totalPages: 1, shown: [1, 1] },
])('page $page of $totalPages shows labels $shown', ({ page, totalPages, shown }) => {
  expect(labels(page, totalPages)).toEqual(shown);
});

test('the window holds the current page and six to nine pages, wherever it stands', () => {
  for (let totalPages = 6; totalPages <= 40; totalPages += 1) {
    for (let page = 1; page <= totalPages; page += 1) {
      const pages = pageWindow(page, totalPages);

      expect(pages).toContain(page);
      expect(pages.length).toBeGreaterThanOrEqual(6);
      expect(pages.length).toBeLessThanOrEqual(9);
    }
  }
});
