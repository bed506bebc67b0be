import { violationsIn } from '../axe-part';
import { topOf, type Check } from './check';

export const axe: Check = {
  name: 'axe',
  async look(page) {
    // Beside an open menu, the rest of the page is not checked.
    const isMenu = await (await topOf(page)).evaluate((top) => top.matches('[role=menu]'));
    return violationsIn(page, isMenu ? '[role=menu]' : 'html');
  },
};
