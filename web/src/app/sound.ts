// Short synthesised sounds: engine, brake, horn, bell. Off by default.
import { settings } from './settings.svelte';

export type Tone = 'engine' | 'brake' | 'horn' | 'bell' | 'card' | 'turn';

let context: AudioContext | null = null;

function note(at: number, type: OscillatorType, from: number, to: number, seconds: number, volume: number): void {
  const oscillator = context!.createOscillator();
  const gain = context!.createGain();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(from, at);
  oscillator.frequency.exponentialRampToValueAtTime(to, at + seconds);
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  oscillator.connect(gain).connect(context!.destination);
  oscillator.start(at);
  oscillator.stop(at + seconds);
}

export function sound(tone: Tone): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  switch (tone) {
    case 'engine':
      note(now, 'sawtooth', 70, 150, 0.28, 0.08);
      break;
    case 'brake':
      note(now, 'square', 900, 380, 0.22, 0.03);
      break;
    case 'horn':
      note(now, 'triangle', 415, 410, 0.32, 0.14);
      note(now, 'triangle', 523, 518, 0.32, 0.14);
      break;
    case 'bell':
      note(now, 'sine', 1320, 1310, 0.6, 0.12);
      note(now + 0.09, 'sine', 1760, 1750, 0.6, 0.1);
      break;
    case 'turn':
      note(now, 'sine', 660, 655, 0.2, 0.1);
      note(now + 0.16, 'sine', 990, 985, 0.3, 0.1);
      break;
    case 'card':
      note(now, 'triangle', 260, 190, 0.07, 0.07);
      break;
  }
}
