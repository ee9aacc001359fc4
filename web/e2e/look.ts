// A look at a screen: axe finds nothing, nothing is cut off at the side, and a picture is taken to be looked at.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export type Scheme = 'light' | 'dark';
export const dayAndNight: Scheme[] = ['light', 'dark'];

// Sizes of targets are asked for too: axe leaves them out unless told.
const rules = { rules: { 'target-size': { enabled: true } } };

export async function look(page: Page, name: string, schemes: Scheme[] = dayAndNight): Promise<void> {
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
    // Until the colours are there, axe sees those of day on those of night.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60))));
    const { violations } = await new AxeBuilder({ page }).options(rules).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
    ).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.screenshot({
      path: `../build/web-shots/${name}${scheme === 'dark' ? '-dark' : ''}.png`,
      fullPage: true,
    });
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
