export const texts = {
  title: "Message not sent",
  heading: "We couldn’t send your message.",
  text: "Please go back in your browser. What you wrote is still there. Check that you filled in your name, email address, and message, and that the message has at most 4,000 characters. If everything is filled in, too many messages came from your network. Please try again in 15 minutes.",
  back: "Back to the form",
};
