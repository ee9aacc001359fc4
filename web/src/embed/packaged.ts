// The element in the npm package. The page of its frame is a text in a separate module. So a bundler need not find
// other files, and a page without the element does not load it.
import { defineReplay } from './define';

async function fill(frame: HTMLIFrameElement): Promise<void> {
  frame.srcdoc = (await import('virtual:frame')).text;
}

// The frame has the origin of the surrounding page. A page opened from a file has none, so any origin is accepted.
defineReplay({ fill: (frame) => void fill(frame), origin: '*' });
