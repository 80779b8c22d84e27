import { useEffect, useSyncExternalStore } from "react";
import { audioContext } from "./audio-context.ts";
import { readStored, writeStored } from "./stored.ts";

const MUTED_KEY = "new-order-muted";
/** Melodies that can be told apart without looking: pitch in Hz, start and length in seconds of each tone. */
const melodies = {
  newOrder: [
    { pitch: 784, start: 0, seconds: 0.18 },
    { pitch: 1175, start: 0.2, seconds: 0.32 },
  ],
  warning: [
    { pitch: 880, start: 0, seconds: 0.16 },
    { pitch: 587, start: 0.18, seconds: 0.24 },
    { pitch: 880, start: 0.5, seconds: 0.16 },
    { pitch: 587, start: 0.68, seconds: 0.3 },
  ],
  ready: [
    { pitch: 1047, start: 0, seconds: 0.12 },
    { pitch: 1319, start: 0.13, seconds: 0.12 },
    { pitch: 1568, start: 0.26, seconds: 0.3 },
  ],
} as const;
type Melody = keyof typeof melodies;
const VOLUME = 0.5;
/** Orders that arrive within so many milliseconds make one sound. */
const TOGETHER_MS = 900;

/** `blocked`: the browser waits for a touch before it lets the page be heard. */
export const soundStates = ["on", "blocked", "muted", "unsupported"] as const;
export type SoundState = (typeof soundStates)[number];

let isMuted = readStored(MUTED_KEY) === "true";
const playedAt = new Map<Melody, number>();
const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const context = audioContext();
  context?.addEventListener("statechange", notifyListeners);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) context?.removeEventListener("statechange", notifyListeners);
  };
}

/** Returns whether a new order would be heard on this device. */
export function soundState(): SoundState {
  const context = audioContext();
  if (context === null) return "unsupported";
  if (isMuted) return "muted";
  return context.state === "running" ? "on" : "blocked";
}

/** Lets the page be heard; works only while the person touches it. */
export async function unlockSound(): Promise<void> {
  await audioContext()?.resume();
}

/** Silences new orders on this device until they are switched on again. */
export function setSoundMuted(muted: boolean): void {
  isMuted = muted;
  writeStored(MUTED_KEY, muted ? "true" : null);
  notifyListeners();
}

/**
 * Two short tones, made on the spot. Silent while muted or blocked, and within `togetherMs` of the last ones, because
 * orders that arrive in the same moment make one sound.
 */
export function playNewOrder(togetherMs: number = TOGETHER_MS): void {
  play("newOrder", togetherMs);
}

/** Two falling pairs of tones: something was cancelled, or waits too long. Silent when `playNewOrder` is. */
export function playWarning(): void {
  play("warning", TOGETHER_MS);
}

/** Three rising tones, and a buzz where the device has one: a dish is ready to be carried. Silent when muted. */
export function playReady(): void {
  play("ready", TOGETHER_MS);
  if (!isMuted && "vibrate" in navigator) navigator.vibrate([120, 80, 120]);
}

function play(melody: Melody, togetherMs: number): void {
  const context = audioContext();
  const now = performance.now();
  const since = now - (playedAt.get(melody) ?? Number.NEGATIVE_INFINITY);
  // A tone that is started while the page is blocked would be heard at the first touch, much too late.
  if (context?.state !== "running" || isMuted || since < togetherMs) return;
  playedAt.set(melody, now);
  for (const { pitch, start, seconds } of melodies[melody]) {
    const from = context.currentTime + start;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, from);
    volume.gain.exponentialRampToValueAtTime(VOLUME, from + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + seconds);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + seconds);
  }
}

/** The state of the sound on screen; any touch of the page unlocks it. */
export function useSound(): SoundState {
  const state = useSyncExternalStore(subscribe, soundState);
  useEffect(() => {
    if (state !== "blocked") return;
    const unlock = () => void unlockSound();
    const gestures = ["click", "keydown"] as const;
    for (const gesture of gestures) window.addEventListener(gesture, unlock);
    return () => {
      for (const gesture of gestures) window.removeEventListener(gesture, unlock);
    };
  }, [state]);
  return state;
}
