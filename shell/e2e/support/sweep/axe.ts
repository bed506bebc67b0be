import { violationsIn } from '../axe-part';
import { topOf, type Check } from './check';

export const axe: Check = {
  name: 'axe',
  async look(page) {
    // The part of the page that shows beside a menu is no target now.
    const isMenu = await (await topOf(page)).evaluate((top) => top.matches('[role=menu]'));
    return violationsIn(page, isMenu ? '[role=menu]' : 'html');
  },
};
